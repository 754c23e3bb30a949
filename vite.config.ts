import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { contractWithoutSchemas } from './scripts/contract-without-schemas.ts'
import { interfaceTexts } from './scripts/interface-texts.ts'
import { LANGUAGES } from './shared/language.ts'

/** The two faces every page needs before its first text; the others load where their weight or their letters are used. */
const preloadedFonts = [/serif-latin-400-.*\.woff2$/, /sans-latin-.*\.woff2$/]

/** Adds a preload for each of the two latin fonts under its hashed name. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return preloadedFonts.map((pattern) => {
          const file = files.find((name) => pattern.test(name))
          if (!file) throw new Error(`No built font matches ${pattern}; look at app/styles/fonts.css.`)
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }
        })
      },
    },
  }
}

/** Links the styles of the client in the page: the screen that the server draws ahead has to look right before it. */
function linkClientStyles(): Plugin {
  return {
    name: 'link-client-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const styles = Object.values(bundle ?? {}).flatMap((file) =>
          file.type === 'chunk' && file.name === 'main' ? [...(file.viteMetadata?.importedCss ?? [])] : [],
        )
        if (styles.length === 0) throw new Error('The chunk main brings no styles.')
        return styles.map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        }))
      },
    },
  }
}

/**
 * What a member's page brings beside the client: its modules and the areas of its texts
 * (`web/app/begin-page.ts`), and the faces that its text would otherwise change to under its reader.
 */
const PAGES = {
  dashboard: {
    modules: ['web/app/pages/team-roadmap.tsx'],
    areas: ['app', 'chat', 'errors', 'roadmap', 'team', 'documents', 'commitments'],
    fonts: [],
  },
  conversation: {
    modules: [
      'web/features/chat/markdown/markdown.tsx',
      'web/features/chat/messages/reply-actions.tsx',
      'web/features/chat/updates/update-cards.tsx',
      'web/features/chat/updates/marked-message.tsx',
      'web/features/chat/venture/venture-menu.tsx',
    ],
    areas: ['app', 'chat', 'errors', 'home', 'details'],
    fonts: [/mono-latin-400-.*\.woff2$/],
  },
}

/**
 * Names in the page the files that the server links in it: those of the client, to preload where no screen is
 * drawn ahead, since there nothing is to be seen before they have come, and those that a member's page brings
 * besides.
 */
function nameClientFiles(): Plugin {
  return {
    name: 'name-client-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const client = chunks.filter(({ name }) => name === 'main')
        if (client.length === 0) throw new Error('There is no chunk main.')
        const clientFiles = withImports(client, chunks)
        const comments = [`<!--client:${addresses(clientFiles.keys())}-->`]
        for (const [page, { modules, areas, fonts }] of Object.entries(PAGES)) {
          const parts = modules.map((module) => chunkOf(chunks, module))
          const files = new Map([...withImports(parts, chunks)].filter(([file]) => !clientFiles.has(file)))
          const styles = [...files.values()].flatMap(({ viteMetadata }) => [
            ...(viteMetadata?.importedCss ?? []),
          ])
          const faces = Object.keys(bundle ?? {}).filter((file) => fonts.some((font) => font.test(file)))
          comments.push(`<!--${page}:${addresses([...files.keys(), ...new Set(styles), ...faces])}-->`)
          for (const language of LANGUAGES) {
            const texts = areas.map(
              (area) => chunkOf(chunks, `content/interface/${language}/${area}.json`).fileName,
            )
            comments.push(`<!--${page}-${language}:${addresses(texts)}-->`)
          }
        }
        return html.replace('<!--client-->', comments.join(''))
      },
    },
  }
}

const addresses = (files: Iterable<string>) => [...files].map((name) => `/${name}`).join(' ')

/** Returns the chunk that holds a module of ours. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.replace(/\?.*$/, '').endsWith(`/${module}`)),
  )
  if (!found) throw new Error(`No chunk holds ${module}; look at PAGES.`)
  return found
}

/** Returns chunks with everything that they import at once, by file. */
function withImports(from: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]) {
  const files = new Map<string, Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.set(chunk.fileName, chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of from) add(chunk)
  return files
}

/** What watches over the screen until the client has come: small, and loaded at once. */
const EARLY =
  /\/web\/(?:index\.html|app\/early\.ts|app\/styles.*|lib\/language\.ts|lib\/storage\.ts)$|\/shared\/language\.ts$|preload-helper/

/** What later pages check values with: with them would come the library that checks. */
const CHECKS =
  /node_modules\/zod\/|\/shared\/(?:offered-document|plain-text|record-facts|stored-document|uuid)\.ts$/

/**
 * What opens over a page, the fields in it, and our own components and helpers: most pages have some of them.
 */
const SHARED = new RegExp(
  [
    'node_modules/(?:@floating-ui|@mantine/hooks|aria-hidden|get-nonce|react-remove-scroll)',
    'node_modules/(?:react-style-singleton|tslib|use-)',
    '@mantine/core/esm/(?:core|utils)/',
    `@mantine/core/(?:esm/components|styles)/(?:${[
      ...['Badge', 'Check', 'CloseButton', 'Combobox', 'Drawer', 'FocusTrap', 'Group', 'Input', 'Menu'],
      ...['Modal', 'Overlay', 'Paper', 'Popover', 'Portal', 'Radio', 'ScrollArea', 'Select'],
      ...['Textarea', 'TextInput', 'Transition'],
    ].join('|')})`,
    '/web/ui/(?!conflict|day-chart|diff|journey|password)',
    '/web/lib/(?!imported|undo-import)',
  ].join('|'),
)

/**
 * Four files for the client of the first page: two dozen small ones wait for each other on a slow line, and one is
 * evaluated in one long task. They follow each other by `web/app/stages`.
 */
const CLIENT: NonNullable<BuildEnvironmentOptions['rolldownOptions']> = {
  input: ['web/index.html', 'web/app/main.tsx'],
  output: {
    codeSplitting: {
      groups: [
        { name: 'early', test: EARLY, priority: 9 },
        {
          name: 'react',
          test: /node_modules\/(?:react|react-dom|scheduler)\/|stages\/next-task/,
          tags: ['$initial'],
          priority: 4,
        },
        { name: 'kit', test: /node_modules\/(?!zod\/)|stages\/kit/, tags: ['$initial'], priority: 3 },
        {
          name: 'contract',
          test: (id) => /\/shared\/|stages\/contract/.test(id) && !CHECKS.test(id),
          tags: ['$initial'],
          includeDependenciesRecursively: false,
          priority: 2,
        },
        {
          name: 'main',
          test: (id) => !CHECKS.test(id),
          tags: ['$initial'],
          includeDependenciesRecursively: false,
          priority: 1,
        },
        // What several pages share: seventy small files of it would wait for each other as well.
        {
          name: 'parts',
          test: (id) => SHARED.test(id) && !CHECKS.test(id),
          includeDependenciesRecursively: false,
          minShareCount: 2,
        },
      ],
    },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [
    react(),
    contractWithoutSchemas(),
    interfaceTexts(),
    preloadFonts(),
    linkClientStyles(),
    nameClientFiles(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows fonts from the server only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild ? {} : CLIENT,
    reportCompressedSize: false,
  },
}))
