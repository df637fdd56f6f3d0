"""The library `caldav` of PyPI."""

import caldav


class Program:
    """What a program made with the library does."""

    def __init__(self, url, key):
        client = caldav.DAVClient(url=url, username="oricine", password=key)
        self.calendars = client.principal().calendars()
        self.calendar = self.calendars[0]
        self.known = None

    def names(self):
        return [one.get_display_name() for one in self.calendars]

    def open(self, name):
        [self.calendar] = [one for one in self.calendars if one.get_display_name() == name]

    def name(self):
        return self.calendar.get_display_name()

    def tasks(self):
        found = self.calendar.search(todo=True, include_completed=True)
        return sorted((shown(one) for one in found), key=lambda task: task["summary"])

    def to_do(self):
        return sorted(one.icalendar_component["SUMMARY"] for one in self.calendar.search(todo=True))

    def add(self, summary, description=None):
        more = {} if description is None else {"description": description}
        task = self.calendar.save_todo(summary=summary, **more)
        task.load()
        return shown(task)

    def tick(self, uid):
        self.calendar.todo_by_uid(uid).complete()

    def untick(self, uid):
        self.calendar.todo_by_uid(uid).uncomplete()

    def rename(self, uid, summary):
        task = self.calendar.todo_by_uid(uid)
        task.icalendar_component["SUMMARY"] = summary
        task.save()

    def write_again(self, uid):
        self.calendar.todo_by_uid(uid).save()

    def delete(self, uid):
        self.calendar.todo_by_uid(uid).delete()

    def sync(self):
        """What has changed since the last time, as the library's own copy of the calendar hears it."""
        if self.known is None:
            self.known = self.calendar.objects_by_sync_token(load_objects=True)
            return {"changed": len(list(self.known)), "deleted": 0}
        changed, deleted = self.known.sync()
        return {"changed": len(list(changed)), "deleted": len(list(deleted))}


def shown(task):
    part = task.icalendar_component
    description = part.get("DESCRIPTION")
    return {
        "uid": str(part["UID"]),
        "summary": str(part["SUMMARY"]),
        "description": None if description is None else str(description),
        "ticked": part.get("STATUS") == "COMPLETED",
    }
