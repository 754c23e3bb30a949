/** Longest name without its ending. */
const LENGTH = 80
/** Names of devices, which Windows takes for no file. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** "Página del piloto" as "pagina-del-piloto": no header and no file system has trouble with it. */
export function fileName(title: string, untitled: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .join('-')
    .slice(0, LENGTH)
    .replace(/-$/, '')
  return name === '' || DEVICE.test(name) ? untitled : name
}
