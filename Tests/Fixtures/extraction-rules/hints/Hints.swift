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
NSLocalizedString(code, comment: "")  /* stringsctl:keys a.b -- because */  //= key a.b | comment=
// stringsctl:keysx no
NSLocalizedString(code, comment: "")  //= dynamic code | comment=
// stringsctl:keys error.*, status.ok in Errors -- codes of the server, and more
NSLocalizedString(code, tableName: "No", comment: "")  //= pattern error.* | table=Errors | comment= ;; key status.ok | table=Errors | comment=
