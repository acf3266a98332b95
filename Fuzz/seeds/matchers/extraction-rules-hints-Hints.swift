func f() {
  // stringsctl:keys error.*, status.ok
  NSLocalizedString(code, comment: "")  //= pattern error.* | comment= ;; key status.ok | comment=
  NSLocalizedString(  // stringsctl:keys "Hello, you" in Greetings -- from the server
    code,  //= key Hello, you | table=Greetings | comment=
    comment: "")
  NSLocalizedString("known", comment: "")  //= key known | comment=
  NSLocalizedString(code, comment: "")  //= dynamic code | comment=
}
//= pattern remote.*.* | table=Push | rule=stringsctl:keys
/* stringsctl:keys remote.\*.* in Push */  let x = 1
