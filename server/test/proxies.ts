import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { findProxies, type Proxies } from '../../scripts/proxies.ts'
import { freePort } from './process.ts'
import { until } from './until.ts'
import { Visitor } from './visitor.ts'

/** What the shipped files are written for. */
const SITE = 'beachhead.example'
const SERVER = '127.0.0.1:3000'

/** A proxy with our file before one server, reached over TLS and HTTP/2 as browsers reach it. */
export interface ProxyBefore extends AsyncDisposable {
  /** Somebody who claims to come from `address`. */
  visitor(address: string): Visitor
}

/** nginx with deploy/nginx.conf, before the server at `url`. */
export async function startNginx(url: string): Promise<ProxyBefore> {
  const { nginx, openssl } = await found()
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'beachhead-nginx-')), await freePort()]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  await promisify(execFile)(openssl, [
    ...[...request, '-subj', `/CN=${SITE}`, '-days', '1', '-out', certificate, '-keyout', key],
  ])
  const site = await shipped('nginx.conf', {
    [SERVER]: new URL(url).host,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    [`/etc/ssl/${SITE}.pem`]: certificate,
    [`/etc/ssl/${SITE}.key`]: key,
  })
  await writeFile(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // All that could hold a stream back is on, and what the server says against it is not heard: it is for our file to see to.
  await writeFile(
    join(folder, 'main.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_ignore_headers X-Accel-Buffering;
  proxy_buffering on;
  gzip on;
  gzip_proxied any;
  gzip_types *;
  include site.conf;
}
`,
  )
  const args = ['-p', folder, '-c', join(folder, 'main.conf'), '-e', join(folder, 'log')]
  return open(spawn(nginx, args, { stdio: 'ignore' }), folder, port)
}

/** Caddy with deploy/Caddyfile, before the server at `url`; its certificate is of its own making. */
export async function startCaddy(url: string): Promise<ProxyBefore> {
  const { caddy } = await found()
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'beachhead-caddy-')), await freePort()]
  const site = await shipped('Caddyfile', {
    [SERVER]: new URL(url).host,
    [`${SITE} {`]: `https://${SITE}:${port} {`,
  })
  const file = join(folder, 'Caddyfile')
  await writeFile(
    file,
    `{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	default_bind 127.0.0.1
	storage file_system ${folder}/storage
	servers {
		protocols h1 h2
	}
}
${site}`,
  )
  const args = ['run', '--config', file, '--adapter', 'caddyfile']
  const env = { PATH: process.env.PATH, HOME: folder }
  return open(spawn(caddy, args, { stdio: 'ignore', env }), folder, port)
}

async function found(): Promise<Proxies> {
  const proxies = await findProxies()
  if (!proxies)
    throw new Error('There is no nginx, Caddy or openssl here: install them, or set NGINX and CADDY.')
  return proxies
}

/** One of our files, with only its addresses exchanged. */
async function shipped(name: string, addresses: Record<string, string>): Promise<string> {
  let text = await readFile(join('deploy', name), 'utf8')
  for (const [ours, here] of Object.entries(addresses)) {
    if (!text.includes(ours)) throw new Error(`deploy/${name} does not name ${ours}`)
    text = text.replace(ours, here)
  }
  return text
}

async function open(child: ChildProcess, folder: string, port: number): Promise<ProxyBefore> {
  const url = `https://${SITE}:${port}`
  const attempt = async () => {
    if (child.exitCode !== null)
      throw new Error(`The proxy ended: ${await readFile(join(folder, 'log'), 'utf8')}`)
    return dial(port)
  }
  const session = await until(attempt)
  return {
    visitor: (address) => new SecureVisitor(url, address, session),
    async [Symbol.asyncDispose]() {
      session.destroy()
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A connection on which the site answers, or none yet. */
async function dial(port: number): Promise<ClientHttp2Session | undefined> {
  const session = connect(`https://127.0.0.1:${port}`, { servername: SITE, rejectUnauthorized: false })
  return new Promise((resolve) => {
    session.on('error', () => resolve(undefined))
    session.on('connect', () => resolve(session))
  })
}

class SecureVisitor extends Visitor {
  readonly session: ClientHttp2Session

  constructor(url: string, address: string, session: ClientHttp2Session) {
    super(url, address)
    this.session = session
  }

  protected override async send(path: string, init: RequestInit & { headers: Headers }): Promise<Response> {
    const { signal, body, method = 'GET' } = init
    const stream = this.session.request({
      ...Object.fromEntries(init.headers),
      'accept-encoding': 'gzip',
      ':method': method,
      ':path': path,
      ':authority': new URL(this.url).host,
    })
    signal?.addEventListener('abort', () => stream.close(constants.NGHTTP2_CANCEL))
    stream.end(body ?? undefined)
    const [answer] = await once(stream, 'response')
    const headers = Object.entries(answer).filter(([name]) => !name.startsWith(':'))
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      status: answer[':status'],
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    })
  }
}
