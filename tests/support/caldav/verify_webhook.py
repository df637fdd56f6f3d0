"""Verifies messages by Standard Webhooks' own library: verify_webhook.py SECRET

Reads messages as JSON, each {"body": text, "headers": {…}}. Prints for each its content, or null where it is refused.
"""

import json
import sys

from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(sys.argv[1])


def read(message):
    try:
        return webhook.verify(message["body"], message["headers"])
    except WebhookVerificationError:
        return None


print(json.dumps([read(message) for message in json.load(sys.stdin)]))
