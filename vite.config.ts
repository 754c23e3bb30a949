import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { interfaceTexts } from './scripts/interface-texts.ts'

/** The two faces every page needs before its first text; the other subsets load by unicode-range. */
const preloadedFonts = [
  /source-serif-4-latin-opsz-normal-.*\.woff2$/,
  /hanken-grotesk-latin-wght-normal-.*\.woff2$/,
]

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
          if (!file) throw new Error(`No built font matches ${pattern}; the package has renamed its files.`)
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

export default defineConfig({
  root: 'web',
  plugins: [react(), interfaceTexts(), preloadFonts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows fonts from the server only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for the first page: two dozen small ones wait for each other on a slow line.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    reportCompressedSize: false,
  },
})
