"""Runs the tests of Radicale's own suite that send requests to one calendar against this site.

radicale.py SOURCE ADDRESS KEY, with a folder of Radicale's source. Prints a JSON object of what each test said: '' if it
passed. Radicale's tests call its application without a network; here the same requests go to the site. Events are sent as
tasks, because a list has nothing else, and `mkcalendar` empties the only calendar of the key.
"""

import base64
import http.client
import json
import logging
import sys
from urllib.parse import urlsplit

sys.path.insert(0, sys.argv[1])
logging.disable(logging.CRITICAL)

from radicale.tests import test_base  # noqa: E402

url, key = urlsplit(sys.argv[2]), sys.argv[3]
credentials = "Basic " + base64.b64encode(f"oricine:{key}".encode()).decode()
theirs, ours = "/calendar.ics/", "/dav/lists/list/"

WORDS = [("VEVENT", "VTODO"), ("DTEND", "DUE")]


def translated(text, is_back, is_event):
    pairs = [(theirs, ours)] + (WORDS if is_event else [])
    for one, other in pairs:
        text = text.replace(other, one) if is_back else text.replace(one, other)
    return text


def send(method, path, data, headers):
    connection = http.client.HTTPConnection(url.hostname, url.port)
    connection.request(method, path, None if data is None else data.encode(), {"Authorization": credentials, **headers})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, dict(answer.getheaders()), text


def tasks():
    _, _, text = send("PROPFIND", ours, None, {"Depth": "1"})
    return [part.split("</D:href>")[0] for part in text.split("<D:href>")[1:] if ".ics</D:href>" in part]


class OnSite(test_base.TestBaseRequests):
    """Radicale's tests of requests, sent to the site."""

    is_event = True

    def setup_method(self):
        for href in tasks():
            send("DELETE", href, None, {})

    def teardown_method(self):
        pass

    def configure(self, config_):
        pass

    def request(self, method, path, data=None, check=None, **kwargs):
        kwargs.pop("login", None)
        names = {"HTTP_DEPTH": "Depth", "HTTP_IF_MATCH": "If-Match", "http_if_match": "If-Match"}
        headers = {names[name]: value for name, value in kwargs.items() if name in names}
        if method == "PUT":
            headers["Content-Type"] = "text/calendar"
        sent = None if data is None else translated(data, False, self.is_event)
        status, told, text = send(method, translated(path, False, False), sent, headers)
        # Radicale answers a deletion by 200 with a body.
        status = 200 if method == "DELETE" and status == 204 else status
        assert check is None or status == check, f"{method} {path}: {status} != {check}"
        return status, told, translated(text, True, self.is_event)

    def mkcalendar(self, path, data=None, check=201, **kwargs):
        assert path == theirs, f"only one calendar: {path}"
        self.setup_method()
        return 201, ""

    def delete(self, path, check=200, **kwargs):
        status, _, _ = self.request("DELETE", path, check=None if path == theirs else check, **kwargs)
        return (200 if path == theirs else status), {path: 200}


def run(name):
    suite = OnSite()
    OnSite.is_event = "todo" not in name
    suite.setup_method()
    try:
        getattr(suite, name)()
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"[:200]
    return ""


names = [name for name in dir(test_base.TestBaseRequests) if name.startswith("test_")]
print(json.dumps({name: run(name) for name in names}))
