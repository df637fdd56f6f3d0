import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { findChecker, findRadicale } from '../../support/caldav/python-program.ts'
import { makeList } from '../../support/people/api.ts'
import { programOf } from '../../support/people/program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

/** Radicale's tests of requests that the site does not pass, by a part of their names, and the reason. */
const otherwise: readonly (readonly [name: RegExp, reason: string])[] = [
  [/contact|addressbook|vcard|supported_address_data$|verify/, 'a list has no address book'],
  [/journal|free_busy/, 'a list has tasks alone'],
  [/logging|server_error_delay|version_exposure|custom_headers/, 'settings of Radicale'],
  [/exceed_size|limit_\d+$|until_before_dtstart|strict_preconditions/, 'settings of Radicale'],
  [/mkcol|mkcalendar|overwrite_collection/, 'programs make lists by the API'],
  [/delete_collection|delete_root|test_delete$/, 'a program deletes items, not the list'],
  [/_move/, 'no MOVE: programs write the task to the other list and delete it'],
  [/put_whole|events_broken2/, 'one task for each file'],
  [/root|test_head|test_options|sanitized_path|principal_collection|test_propfind$/, 'paths of Radicale'],
  [/well_known|authentication|authorization/, 'paths and users of Radicale'],
  [
    /add_event$|add_todo|with_desc|y2040|tz_trailing/,
    'the content type also names the component (RFC 4791, 5.4)',
  ],
  [/getcontenttype/, 'more than one calendar'],
  [/stop_multi/, 'lines stay folded as they were sent'],
  [/event_broken/, 'refused by 403 valid-calendar-data (RFC 4791, 5.3.2.1)'],
  [/without_uid/, 'a task without a UID gets one'],
  [/item_(?:not_)?tag_filter/, 'compares events with tasks'],
  [/vcalendar_allprop/, 'all properties include max-resource-size'],
  [/proppatch_(?:multiple|set_and)/, 'the colour is the only property that is kept'],
  [/report_item/, 'reports are of a calendar'],
  [/update_event$/, 'reads a calendar by GET'],
  [/time_range_filter_(?:events|without)/, 'events have other rules than tasks'],
  [/time_range_filter_todos/, 'local times count as UTC, and a recurring task never ends'],
]

const server = usePocketBase()
const site = useSite(server)

const radicale = findRadicale()
const why = 'missing' in radicale ? ` (${radicale.missing})` : ''

describe.skipIf(why)(`the tests of Radicale${why}`, () => {
  it('pass, apart from those with a reason', async () => {
    if ('missing' in radicale) return
    const { program } = await programOf(await makeList(server.url), site.url)
    const script = inProject('tests/support/caldav/radicale.py')
    const { stdout } = await promisify(execFile)(radicale.python, [
      ...[script, radicale.source, site.url, program.key],
    ])
    const outcomes = Object.entries(JSON.parse(stdout) as Record<string, string>)
    const failed = outcomes.filter(([, problem]) => problem !== '')
    expect(failed.filter(([name]) => !otherwise.some(([part]) => part.test(name)))).toEqual([])
    expect(outcomes.length - failed.length).toBeGreaterThanOrEqual(44)
  })
})

const checker = findChecker()
const lacks = 'missing' in checker ? ` (${checker.missing})` : ''

/** Checks that need no event: all others save one before they begin, and a list has tasks alone. */
const withoutEvents = ['CheckGetCurrentUserPrincipal', 'CheckWWWAuthenticate']

describe.skipIf(lacks)(`the checker of python-caldav${lacks}`, () => {
  it.each(withoutEvents)('finds nothing unexpected by %s', async (check) => {
    if ('missing' in checker) return
    const { program } = await programOf(await makeList(server.url, 'Casă'), site.url)
    const account = [
      '--caldav-username',
      'oricine',
      '--caldav-password',
      program.key,
      '--caldav-calendar',
      'Casă',
    ]
    const { stdout, stderr } = await promisify(execFile)(checker.python, [
      ...[
        checker.script,
        '--format',
        'json',
        '--run-checks',
        check,
        '--caldav-url',
        `${site.url}/dav/`,
        ...account,
      ],
    ])
    const { features } = JSON.parse(stdout.slice(stdout.indexOf('{')))
    const lesser = Object.entries<{ support: string }>(features).filter(
      ([, { support }]) => support !== 'full',
    )
    expect([lesser, stderr]).toEqual([[], ''])
  })
})
