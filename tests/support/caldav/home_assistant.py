"""Home Assistant's core, with its integration CalDAV and the configuration in docs/home-assistant.

Everything is done by Home Assistant's own code: its form for a new account, its services, its states. Its web server and
its pages are left out.
"""

import asyncio
import logging
import pathlib
from types import SimpleNamespace

from homeassistant import bootstrap, config_entries, loader
from homeassistant import config as configuration
from homeassistant.core import HomeAssistant as Core
from homeassistant.setup import async_setup_component

example = pathlib.Path(__file__).parents[3] / "docs/home-assistant/configuration.yaml"
states = {"completed": True, "needs_action": False}


class Program:
    """What a person does in Home Assistant."""

    def __init__(self, url, key):
        logging.getLogger("homeassistant").setLevel(logging.ERROR)
        self.runner = asyncio.Runner()
        self.runner.run(self.start(url, key))

    async def start(self, url, key):
        folder = pathlib.Path.home()
        site = url[: url.index("/", len("https://"))]
        (folder / "configuration.yaml").write_text(example.read_text().replace("https://lista.example", site))
        (folder / "secrets.yaml").write_text(f'lista_key: "Bearer {key}"\n')
        self.core = Core(str(folder))
        self.core.config.skip_pip = True
        loader.async_setup(self.core)
        self.config = await configuration.async_hass_config_yaml(self.core)
        self.core.config_entries = config_entries.ConfigEntries(self.core, self.config)
        await bootstrap.async_load_base_functionality(self.core)
        self.core.config.components.update(("http", "frontend", "websocket_api"))
        self.core.http = SimpleNamespace(register_view=lambda view: None)
        await self.set_up("homeassistant")
        await self.core.async_start()
        await self.fill_form({"url": url, "username": "oricine", "password": key})
        self.entity = self.entities()[0].entity_id

    async def set_up(self, name):
        if not await async_setup_component(self.core, name, self.config):
            raise ValueError(f"{name} could not be set up")
        await self.core.async_block_till_done()

    async def fill_form(self, fields):
        flows = self.core.config_entries.flow
        form = await flows.async_init("caldav", context={"source": config_entries.SOURCE_USER})
        result = await flows.async_configure(form["flow_id"], fields)
        if result["type"] != "create_entry":
            raise ValueError(f"refused: {result['errors']}")
        await self.core.async_block_till_done()

    def entities(self):
        return sorted(self.core.states.async_all("todo"), key=lambda state: state.name)

    def call(self, domain, service, answers=False, **data):
        services = self.core.services
        answer = self.runner.run(services.async_call(domain, service, data, blocking=True, return_response=answers))
        self.runner.run(self.core.async_block_till_done())
        return answer

    def names(self):
        return [entity.name for entity in self.entities()]

    def open(self, name):
        [self.entity] = [entity.entity_id for entity in self.entities() if entity.name == name]

    def name(self):
        return self.core.states.get(self.entity).name

    def tasks(self):
        self.call("homeassistant", "update_entity", entity_id=[self.entity])
        told = self.call("todo", "get_items", True, entity_id=[self.entity])[self.entity]["items"]
        shown = [
            {
                "uid": item["uid"],
                "summary": item["summary"],
                "description": item.get("description"),
                "ticked": states[item["status"]],
            }
            for item in told
        ]
        return sorted(shown, key=lambda task: task["summary"])

    def to_do(self):
        return [task["summary"] for task in self.tasks() if not task["ticked"]]

    def add(self, summary, description=None):
        before = {task["uid"] for task in self.tasks()}
        more = {} if description is None else {"description": description}
        self.call("todo", "add_item", entity_id=[self.entity], item=summary, **more)
        [task] = [one for one in self.tasks() if one["uid"] not in before]
        return task

    def change(self, uid, **wanted):
        self.tasks()
        self.call("todo", "update_item", entity_id=[self.entity], item=uid, **wanted)

    def tick(self, uid):
        self.change(uid, status="completed")

    def untick(self, uid):
        self.change(uid, status="needs_action")

    def rename(self, uid, summary):
        self.change(uid, rename=summary)

    def write_again(self, uid):
        [task] = [one for one in self.tasks() if one["uid"] == uid]
        self.change(uid, status="completed" if task["ticked"] else "needs_action")

    def delete(self, uid):
        self.tasks()
        self.call("todo", "remove_item", entity_id=[self.entity], item=[uid])

    def sensor(self):
        """Reads the sensor in the example anew: its state and attributes."""
        if self.core.services.has_service("rest", "reload"):
            self.call("rest", "reload")
        else:
            self.runner.run(self.set_up("rest"))
        state = self.core.states.get("sensor.de_cumparat")
        return {"state": state.state, **{key: state.attributes.get(key) for key in ("name", "changedAt")}}

    def command(self, text):
        """Calls the service in the example. Returns the status of the answer."""
        self.runner.run(self.set_up("rest_command"))
        return self.call("rest_command", "lista_adauga", True, text=text)["status"]
