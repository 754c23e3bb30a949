// Reads the files beside it, so that the engine needs no file system of its own.
import { readdirSync, readFileSync } from 'node:fs'

const at = (path) => new URL(path, import.meta.url)

export const readText = (path) => readFileSync(at(path), 'utf8')
export const readBytes = (path) => new Uint8Array(readFileSync(at(path)))
export const listFolder = (path) => readdirSync(at(`${path}/`)).sort()
