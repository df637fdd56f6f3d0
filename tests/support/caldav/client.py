"""A program for tasks: does what each line of its input says, and answers each by a line of JSON.

client.py MODULE ADDRESS KEY, with a module of this folder that has a class Program.
"""

import importlib
import json
import sys


def main(module, url, key):
    program = importlib.import_module(module).Program(url, key)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        name, *parts = json.loads(line)
        try:
            answer = {"done": getattr(program, name)(*parts)}
        except Exception as problem:  # The test tells what it expects.
            answer = {"problem": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(answer), flush=True)


main(*sys.argv[1:])
