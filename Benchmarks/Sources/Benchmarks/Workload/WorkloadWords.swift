/// What the texts of a workload are made of.
enum WorkloadWords {
  /// Words of languages that are written alike.
  enum Script {
    case english
    case latin
    case cyrillic
    case greek
    case han
    case kana
    case hangul
    case arabic
    case hebrew
    case devanagari
    case bengali
    case tamil
    case thai

    var words: [String] {
      switch self {
      case .english: WorkloadWords.english
      case .latin: WorkloadWords.latin
      case .cyrillic: WorkloadWords.cyrillic
      case .greek: WorkloadWords.greek
      case .han: WorkloadWords.han
      case .kana: WorkloadWords.kana
      case .hangul: WorkloadWords.hangul
      case .arabic: WorkloadWords.arabic
      case .hebrew: WorkloadWords.hebrew
      case .devanagari: WorkloadWords.devanagari
      case .bengali: WorkloadWords.bengali
      case .tamil: WorkloadWords.tamil
      case .thai: WorkloadWords.thai
      }
    }
  }

  /// The scripts of the entries of one large file: mostly English, as in a development language.
  static let mixture: [Script] = [
    .english, .english, .english, .english, .latin, .english, .english, .cyrillic, .english, .kana,
  ]

  /// The locales of a bundle.
  static let locales: [(name: String, script: Script)] = [
    ("en", .english), ("de", .latin), ("fr", .latin), ("es", .latin), ("it", .latin),
    ("nl", .latin), ("pt-BR", .latin), ("pt-PT", .latin), ("da", .latin), ("sv", .latin),
    ("nb", .latin), ("nn", .latin), ("fi", .latin), ("is", .latin), ("et", .latin), ("lv", .latin),
    ("lt", .latin), ("pl", .latin), ("cs", .latin), ("sk", .latin), ("sl", .latin), ("hr", .latin),
    ("bs", .latin), ("hu", .latin), ("ro", .latin), ("tr", .latin), ("az", .latin), ("sq", .latin),
    ("ca", .latin), ("gl", .latin), ("eu", .english), ("ga", .latin), ("cy", .english),
    ("mt", .latin), ("vi", .latin), ("id", .english), ("ms", .english), ("fil", .english),
    ("sw", .english), ("af", .english), ("en-GB", .english), ("en-AU", .english),
    ("es-419", .latin),
    ("fr-CA", .latin), ("el", .greek), ("ru", .cyrillic), ("uk", .cyrillic), ("bg", .cyrillic),
    ("sr", .cyrillic), ("kk", .cyrillic), ("zh-Hans", .han), ("zh-Hant", .han), ("ja", .kana),
    ("ko", .hangul), ("ar", .arabic), ("he", .hebrew), ("hi", .devanagari), ("bn", .bengali),
    ("ta", .tamil), ("th", .thai),
  ]

  static let emoji = words("🙂 🎈 👋🏾 👩‍💻 🇫🇷 ⭐️ ☕️ 🗂️")

  private static let english = words(
    """
    accept action address after again album alert allow amount answer apply archive arrive article \
    attach author back badge before begin below block book bottom browse button calendar call camera \
    cancel card cart change chapter check choose circle clear close cloud code collect color comment \
    compare complete connect contact continue copy corner cover create current customer daily dark \
    date delete deliver detail device dismiss display done download draft drag drop edit email enable \
    end enter error event every expire explore export failed family feed file filter final find first \
    folder follow forward free friend front gallery general gift group guest guide height help hidden \
    history home hour image import inbox include install invite item join journey keep language last \
    later layout learn leave light limit line link list local lock login main manage map mark match \
    member message minute missing mode month more move music mute name near network never next night \
    note number offline open option order page pair paper password paste pause payment people person \
    phone photo place play point post press preview price print private profile public purchase \
    question quick quiet reader ready receipt recent record refresh reload remind remove rename reply \
    report reset restore result retry review room save scan schedule screen search section select \
    send server settings share shelf show sign silent size sleep sort sound source start status step \
    stop store street style subject submit summary support switch table target team text theme ticket \
    time title today tomorrow total track travel trip turn type unable undo unread update upload user \
    value verify video view visit voice volume wait warning watch website week welcome width window
    """)
  private static let latin = words(
    """
    mañana corazón pequeño añadir información gestión für schließen größer ändern übernehmen Schlüssel \
    déjà créé réglages prénom août hôtel français naïf città perché qualità più já não opções usuário \
    försök lägg område får ændre hjælp mål käyttäjä päivä säännöt įrašas šeima žodis łącze źródło \
    wiadomość próba příklad účet řádek súbor ďalej naložiť čakaj şifre değiştir görünüm İleri ığdır \
    őrző felhasználó tűnik știre în dispozitiv è così còpia què tiếng người được một sản leabharlann
    """)
  private static let cyrillic = words(
    """
    настройка сообщение сохранить удалить поиск ошибка файл папка пароль профиль друзья открыть \
    закрыть обновить версия загрузка повтор экран сервер учёт ключ змінити вибір їжа език съобщение \
    порука кнопка
    """)
  private static let greek = words(
    "ρύθμιση μήνυμα αρχείο φάκελος αναζήτηση αποστολή λάθος χρήστης κωδικός ώρα ημέρα άνοιγμα εικόνα"
  )
  private static let han = words("设置 消息 文件 保存 删除 搜索 密码 帳戶 錯誤 圖片 相簿 下一步 已完成 請稍候 网络 更新")
  private static let kana = words("設定 メッセージ ファイル ほぞん けす さがす パスワード アカウント エラー もう一度 次へ 画像 お待ちください")
  private static let hangul = words("설정 메시지 파일 저장 삭제 찾기 암호 계정 오류 다시 다음 사진 기다리세요 완료 새로고침")
  private static let arabic = words(
    "إعداد رسالة ملف حفظ حذف بحث كلمة حساب خطأ صورة التالي تم مجلد مستخدم")
  private static let hebrew = words(
    "הגדרות הודעה קובץ שמירה מחיקה חיפוש סיסמה חשבון שגיאה תמונה הבא סיום")
  private static let devanagari = words("सेटिंग संदेश फ़ाइल सहेजें हटाएँ खोज पासवर्ड खाता गड़बड़ी चित्र अगला पूरा")
  private static let bengali = words("সেটিং বার্তা ফাইল সংরক্ষণ মুছুন খোঁজ পাসওয়ার্ড ভুল ছবি পরবর্তী")
  private static let tamil = words("அமைப்பு செய்தி கோப்பு சேமி நீக்கு தேடு கடவுச்சொல் பிழை படம் அடுத்து")
  private static let thai = words("ตั้งค่า ข้อความ ไฟล์ บันทึก ลบ ค้นหา รหัสผ่าน บัญชี ผิดพลาด รูปภาพ ถัดไป")

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
