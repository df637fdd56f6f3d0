"""GNOME's Evolution Data Server, with the tasks of a CalDAV account, as Evolution, Endeavour and GNOME's calendar use it.

Needs Debian's evolution-data-server and gir1.2-ecal-2.0, and a session bus of its own.
"""

import threading

import gi

gi.require_version("EDataServer", "1.2")
gi.require_version("ECal", "2.0")
from gi.repository import ECal, EDataServer, Gio, GLib, ICalGLib  # noqa: E402

SECONDS = 60


class Program:
    """What a person does with a task list of GNOME."""

    def __init__(self, url, key):
        threading.Thread(target=GLib.MainLoop().run, daemon=True).start()
        self.credentials = EDataServer.NamedParameters.new()
        self.credentials.set(EDataServer.SOURCE_CREDENTIAL_USERNAME, "oricine")
        self.credentials.set(EDataServer.SOURCE_CREDENTIAL_PASSWORD, key)
        self.registry = EDataServer.SourceRegistry.new_sync(None)
        self.lists = dict(self.connected(one) for one in self.found(url))
        self.client = next(iter(self.lists.values()))

    def found(self, url):
        """The task lists of an account, as the button "Find Task Lists" lists them."""
        scratch = self.source("cont", url)
        supports = EDataServer.WebDAVDiscoverSupports.TASKS
        done, _, _, found, _ = EDataServer.webdav_discover_sources_sync(scratch, url, supports, self.credentials, None)
        if not done:
            raise ValueError("nothing was found")
        return [(one.display_name, one.href) for one in found]

    def source(self, name, url):
        source = EDataServer.Source.new(None, None)
        source.set_display_name(name)
        source.set_parent("caldav-stub")
        source.get_extension(EDataServer.SOURCE_EXTENSION_TASK_LIST).set_backend_name("caldav")
        source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION).set_method("plain/password")
        source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION).set_user("oricine")
        source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(
            GLib.Uri.parse(url, GLib.UriFlags.NONE)
        )
        return source

    def connected(self, found):
        source = self.source(*found)
        self.registry.commit_source_sync(source, None)
        source = self.registry.ref_source(source.get_uid())
        source.connect("credentials-required", lambda *_: source.invoke_authenticate(self.credentials, None, None))
        client = ECal.Client.connect_sync(source, ECal.ClientSourceType.TASKS, SECONDS, None)
        wait_until_connected(source)
        return found[0], client

    def names(self):
        return sorted(self.lists)

    def open(self, name):
        self.client = self.lists[name]

    def seen(self, uid):
        """A task as the program keeps it, without its own note of the server's version."""
        _, task = self.client.get_object_sync(uid, None, None)
        own = task.get_first_property(ICalGLib.PropertyKind.X_PROPERTY)
        while own:
            if own.get_x_name() == "X-EVOLUTION-CALDAV-ETAG":
                task.remove_property(own)
                break
            own = task.get_next_property(ICalGLib.PropertyKind.X_PROPERTY)
        return task.as_ical_string()

    def synchronise(self):
        """Begins to send the changes that are kept for later, and to look at the site."""
        self.client.refresh_sync(None)

    def tasks(self):
        """The tasks, after a look at the site has begun."""
        self.synchronise()
        found = self.client.get_object_list_sync("#t", None)[1]
        return sorted((shown(one) for one in found), key=lambda task: task["summary"])

    def put(self, text):
        _, uid = self.client.create_object_sync(ICalGLib.Component.new_from_string(text), 0, None)
        return uid

    def change(self, uid, *lines):
        """Replaces properties of a task by others."""
        _, task = self.client.get_object_sync(uid, None, None)
        for line in lines:
            wanted = ICalGLib.Property.new_from_string(line)
            known = task.get_first_property(wanted.isa())
            if known:
                task.remove_property(known)
            task.add_property(wanted)
        self.client.modify_object_sync(task, ECal.ObjModType.THIS, 0, None)

    def delete(self, uid):
        self.client.remove_object_sync(uid, None, ECal.ObjModType.THIS, 0, None)


def wait_until_connected(source):
    """Waits until the program has logged in: before, it keeps changes for later."""
    connected = EDataServer.SourceConnectionStatus.CONNECTED
    is_connected = threading.Event()

    def look(*_):
        if source.get_connection_status() == connected:
            is_connected.set()

    source.connect("notify::connection-status", look)
    look()
    if not is_connected.wait(SECONDS):
        raise ValueError("The site is not reached")


def shown(task):
    return {
        "uid": task.get_uid(),
        "summary": task.get_summary(),
        "ticked": task.get_status() == ICalGLib.PropertyStatus.COMPLETED,
    }


def version():
    """The version, if the bus can start the program."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    at = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
    found = bus.call_sync(*at, "ListActivatableNames", None, None, Gio.DBusCallFlags.NONE, -1, None)
    if "org.gnome.evolution.dataserver.Calendar8" not in found.unpack()[0]:
        raise ValueError("Evolution Data Server is not installed")
    return f"{EDataServer.EDS_MAJOR_VERSION}.{EDataServer.EDS_MINOR_VERSION}.{EDataServer.EDS_MICRO_VERSION}"


if __name__ == "__main__":
    print(version())
