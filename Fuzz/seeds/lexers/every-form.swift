#!/usr/bin/swift
// comment é
@A("x") let `b` = #"r\#(c)"# + "d\(e ? "f" : g({ $0 }))h\u{41}\n"
let s = """
  a \(x) \
    "b" \("\(y)")
  """
#if false
f(/a[/]b/, 1.5e3, [1: .x]) /* c /* d */ e */
#elseif X
#else
let r = #/
  x " y
/#
#endif
