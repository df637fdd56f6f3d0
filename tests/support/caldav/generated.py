"""Uses the client that openapi-python-client has made: generated.py FOLDER ADDRESS KEY

Adds an item to the first list of the key, ticks it, and prints the list's items as JSON.
"""

import json
import sys

folder, url, key = sys.argv[1:]
sys.path.insert(0, folder)

from api_client.api.default import add_items_by_id, read_item_by_id, read_list_by_id, read_lists, set_item_by_id
from api_client.client import AuthenticatedClient
from api_client.models import AddItems, SetItem

client = AuthenticatedClient(base_url=url, token=key, raise_on_unexpected_status=True)
shown = read_lists.sync(client=client).lists[0]
added = add_items_by_id.sync(shown.id, client=client, body=AddItems(text="2 l lapte")).items[0]
known = read_item_by_id.sync_detailed(shown.id, added.id, client=client).headers["etag"]
wanted = SetItem(ticked=True, note="bun")
set_item_by_id.sync(shown.id, added.id, client=client, body=wanted, if_match=known)
items = read_list_by_id.sync(shown.id, client=client).items
print(json.dumps([item.to_dict() for item in items]))
