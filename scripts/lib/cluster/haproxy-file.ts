import { join } from 'node:path'
import type { Cluster } from './cluster-file.ts'
import { mapPath } from './router.ts'

/** The maximum request size and the timeouts are those of docs/haproxy/haproxy.cfg, which has a single node behind it. */
const head = `global
    stats socket SOCKET mode 600 level admin
    ssl-default-bind-options ssl-min-ver TLSv1.2
    # Streams that are open when HAProxy is reloaded connect again after that.
    hard-stop-after 30s

defaults
    mode http
    timeout connect 2s
    # A busy node may take its time; one that is gone refuses at once.
    timeout check 3s
    timeout http-request 15s
    # An event stream is silent for 25 s at most.
    timeout client 60s
    timeout server 60s
    # The site keeps idle connections longer, so that none is closed during a request.
    timeout http-keep-alive 50s
    # Requests that were sent are never sent again; requests that found no server are, while it restarts.
    retries 3
    retry-on conn-failure
`

/**
 * HAProxy's health check of a node. A node with a damaged database still serves all lists except those on the damaged pages;
 * taken out, it would serve none.
 */
const healthCheck = `    option httpchk GET /api/health
    http-check expect rstring '"wrong":\\[("damage")?\\]'
`

/**
 * Returns HAProxy's file: a request about a list goes to the node of its slot, which is read from its token, a program's
 * key, its path or the stream's address; everything else goes to the home node, and pages to another node if home is down.
 * The file must not have a line `log`: a list's address is the key to the list.
 */
export function haproxyFile(cluster: Cluster): string {
  const { router } = cluster
  const parts = [
    '# Written by npm run cluster -- render, from cluster.json.',
    head.replace('SOCKET', router.socket),
    frontend(cluster),
    innerFrontend(cluster),
    pages(cluster),
    ...Object.keys(cluster.nodes).map((name) => backend(cluster, name)),
  ]
  return parts.join('\n')
}

function frontend({ router, home }: Cluster): string {
  const { folder, bind, certificate } = router
  const tls = certificate === undefined ? '' : ` ssl crt ${certificate} alpn h2,http/1.1`
  return `frontend lists
    bind ${bind}${tls}
    # HAProxy would follow one of two keys, and a node read both.
    http-request deny deny_status 400 if { req.hdr_cnt(x-share-token) gt 1 }
    acl of_program path_beg /api/v1/ /dav/
    http-request deny deny_status 400 if of_program { req.hdr_cnt(authorization) gt 1 }
    http-request return status 404 content-type "application/json; charset=utf-8" string '{"status":404,"message":"Resursa cerută nu a fost găsită.","data":{}}' if { path -i -m reg ^/+api(/|%2f)+cluster }
    # The nodes read the last address of X-Forwarded-For, and only HAProxy's own value arrives.
    http-request set-header X-Forwarded-For %[src]
${certificate === undefined ? '' : '    http-request set-header X-Forwarded-Proto https\n'}    http-request set-var(txn.node) str(${home})
    acl of_account path_beg /api/account/ /api/collections/
    http-request set-var(txn.slot) http_auth_bearer,bytes(3,3) if of_program { http_auth_bearer -m beg ln_ }
    http-request set-var(txn.slot) http_auth_pass,bytes(3,3) if of_program { http_auth_pass -m beg ln_ }
    http-request set-var(txn.token) req.hdr(x-share-token),lower if !of_account !of_program { req.hdr(x-share-token) -m found }
    http-request set-var(txn.token) path,field(3,/),lower if !of_account !{ var(txn.token) -m found } { path_beg /list/ }
${routing(folder, mapPath(router))}
    use_backend pages if !{ path_beg /api/ } !{ var(txn.slot) -m found }
    use_backend %[var(txn.node)]
`
}

/**
 * Frontend through which the home node reads other nodes' lists, and the other nodes read the builds that home has
 * published.
 */
function innerFrontend({ router, home }: Cluster): string {
  return `frontend inner
    bind ${router.inner}
    http-request deny deny_status 404 if !{ path_beg /api/cluster/keepers /api/cluster/keyed/ /api/cluster/build }
    http-request set-var(txn.node) str(${home})
    http-request set-var(txn.token) req.hdr(x-share-token),lower if { req.hdr(x-share-token) -m found }
${routing(router.folder, mapPath(router))}
    use_backend %[var(txn.node)]
`
}

/** Maps the token, or the slot in an address, to the node, and passes on the epoch of the map that was used. */
function routing(folder: string, map: string): string {
  return `    http-request set-var(txn.moved_slot) var(txn.token),sha2(256),hex,lower,map(${join(folder, 'exceptions.map')}) if { var(txn.token) -m found }
    http-request set-var(txn.slot) var(txn.token),bytes(0,3) if { var(txn.token) -m found } !{ var(txn.moved_slot) -m found }
    http-request set-var(txn.slot) var(txn.moved_slot) if { var(txn.moved_slot) -m found }
    http-request set-var(txn.slot) url_param(slot),lower if !{ var(txn.slot) -m found } { path /api/realtime /api/cluster/keepers/leave }
    http-request set-var(txn.owner) var(txn.slot),map(${map}) if { var(txn.slot) -m found }
    http-request return status 503 hdr Retry-After 1 hdr Cache-Control no-store content-type "application/json; charset=utf-8" string '{"status":503,"message":"Lista tocmai se mută pe alt server. Încercați din nou peste o clipă.","data":{}}' if { var(txn.owner) -m str hold }
    http-request set-var(txn.node) var(txn.owner),field(1,/) if { var(txn.owner) -m found }
    http-request del-header X-Slot-Epoch
    http-request set-header X-Slot-Epoch %[var(txn.owner),field(2,/)] if { var(txn.owner) -m found }
    http-response set-header X-List-Slot %[var(txn.moved_slot)] if { var(txn.moved_slot) -m found }`
}

/** All nodes serve the same pages, so another one serves them while home is down. */
function pages({ nodes, home, router }: Cluster): string {
  const ordered = [home, ...Object.keys(nodes).filter((name) => name !== home)]
  const servers = ordered.map(
    (name) =>
      `    server ${name} ${hostOf(nodes[name]?.address)} check inter 1s fall 3 rise 2${name === home ? '' : ' backup'}\n`,
  )
  return `backend pages
${healthCheck}    errorfile 502 ${join(router.folder, 'away.http')}
    errorfile 503 ${join(router.folder, 'away.http')}
    errorfile 504 ${join(router.folder, 'away.http')}
${servers.join('')}`
}

function backend({ nodes, router }: Cluster, name: string): string {
  return `backend ${name}
${healthCheck}    errorfile 502 ${join(router.folder, 'away-api.http')}
    errorfile 503 ${join(router.folder, 'away-api.http')}
    errorfile 504 ${join(router.folder, 'away-api.http')}
    server site ${hostOf(nodes[name]?.address)} check inter 1s fall 3 rise 2
`
}

function hostOf(address: string | undefined): string {
  return (address ?? '').replace('http://', '')
}
