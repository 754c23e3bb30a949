import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { contractWithoutSchemas } from './scripts/contract-without-schemas.ts'
import { interfaceTexts } from './scripts/interface-texts.ts'

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
 * Names the files of the client in the page, for the server to preload where no screen is drawn ahead: there nothing is
 * to be seen before they have come.
 */
function nameClientFiles(): Plugin {
  return {
    name: 'name-client-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = new Set<string>()
        const add = (name: string) => {
          const chunk = bundle?.[name]
          if (chunk?.type !== 'chunk' || files.has(name)) return
          files.add(name)
          for (const each of chunk.imports) add(each)
        }
        for (const [name, file] of Object.entries(bundle ?? {})) {
          if (file.type === 'chunk' && file.name === 'main') add(name)
        }
        if (files.size === 0) throw new Error('There is no chunk main.')
        return html.replace(
          '<!--client-->',
          `<!--client:${[...files].map((name) => `/${name}`).join(' ')}-->`,
        )
      },
    },
  }
}

/** What watches over the screen until the client has come: small, and loaded at once. */
const EARLY =
  /\/web\/(?:index\.html|app\/early\.ts|app\/styles.*|lib\/language\.ts|lib\/storage\.ts)$|\/shared\/language\.ts$|preload-helper/

/** What later pages check values with: with them would come the library that checks. */
const CHECKS =
  /node_modules\/zod\/|\/shared\/(?:offered-document|plain-text|record-facts|stored-document|uuid)\.ts$/

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
