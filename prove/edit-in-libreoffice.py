"""Opens an address in a running LibreOffice, appends a line, saves and closes. Prints whether it was read-only."""

import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

pipe, address = sys.argv[1:]
context = uno.getComponentContext()
resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)


def connect():
    for _ in range(240):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except NoConnectException:
            time.sleep(0.5)
    sys.exit("LibreOffice did not start.")


hidden = PropertyValue()
hidden.Name, hidden.Value = "Hidden", True
office = connect()
desktop = office.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", office)
document = desktop.loadComponentFromURL(address, "_blank", 0, (hidden,))
print("read-only" if document.isReadonly() else "writable")
text = document.getText()
text.insertString(text.getEnd(), "\nDodano v LibreOffice: č š ž", False)
document.store()
document.close(True)
desktop.terminate()
