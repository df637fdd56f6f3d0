"""A program for tasks: does what each line of its input says, and answers each by a line of JSON.

By the library `caldav` of PyPI, or by Home Assistant's own integration where that is installed:
client.py caldav|home-assistant ADDRESS KEY
"""

import asyncio
import json
import sys

import caldav


class Library:
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


class HomeAssistant:
    """What Home Assistant's to-do list does with it."""

    async def async_add_executor_job(self, job, *parts):
        return await asyncio.get_running_loop().run_in_executor(None, job, *parts)

    def __init__(self, url, key):
        from homeassistant.components.caldav.api import async_get_calendars
        from homeassistant.components.caldav.todo import WebDavTodoListEntity

        client = caldav.DAVClient(url, username="oricine", password=key)
        calendars = asyncio.run(async_get_calendars(self, client, "VTODO"))
        self.entities = [WebDavTodoListEntity(one, "entry") for one in calendars]
        for entity in self.entities:
            entity.hass = self
        self.entity = self.entities[0]

    def names(self):
        return [entity.name for entity in self.entities]

    def open(self, name):
        [self.entity] = [entity for entity in self.entities if entity.name == name]

    def name(self):
        return self.entity.name

    def tasks(self):
        asyncio.run(self.entity.async_update())
        told = [
            {
                "uid": item.uid,
                "summary": item.summary,
                "description": item.description,
                "ticked": item.status.value == "completed",
            }
            for item in self.entity.todo_items
        ]
        return sorted(told, key=lambda task: task["summary"])

    def to_do(self):
        return [task["summary"] for task in self.tasks() if not task["ticked"]]

    def add(self, summary, description=None):
        from homeassistant.components.todo import TodoItem, TodoItemStatus

        before = {task["uid"] for task in self.tasks()}
        status = TodoItemStatus.NEEDS_ACTION
        item = TodoItem(summary=summary, description=description, status=status)
        asyncio.run(self.entity.async_create_todo_item(item))
        [task] = [one for one in self.tasks() if one["uid"] not in before]
        return task

    def change(self, uid, **wanted):
        from dataclasses import replace

        self.tasks()
        [item] = [one for one in self.entity.todo_items if one.uid == uid]
        asyncio.run(self.entity.async_update_todo_item(replace(item, **wanted)))

    def tick(self, uid):
        from homeassistant.components.todo import TodoItemStatus

        self.change(uid, status=TodoItemStatus.COMPLETED)

    def untick(self, uid):
        from homeassistant.components.todo import TodoItemStatus

        self.change(uid, status=TodoItemStatus.NEEDS_ACTION)

    def rename(self, uid, summary):
        self.change(uid, summary=summary)

    def write_again(self, uid):
        self.change(uid)

    def delete(self, uid):
        asyncio.run(self.entity.async_delete_todo_items([uid]))


def shown(task):
    part = task.icalendar_component
    description = part.get("DESCRIPTION")
    return {
        "uid": str(part["UID"]),
        "summary": str(part["SUMMARY"]),
        "description": None if description is None else str(description),
        "ticked": part.get("STATUS") == "COMPLETED",
    }


def main(kind, url, key):
    program = (HomeAssistant if kind == "home-assistant" else Library)(url, key)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        name, *parts = json.loads(line)
        try:
            answer = {"done": getattr(program, name)(*parts)}
        except Exception as problem:  # The test tells what it expects.
            answer = {"problem": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(answer), flush=True)


main(*sys.argv[1:])
