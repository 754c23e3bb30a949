/** A reply as it is read out: without the signs that only set its type. */
export const spoken = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}(?:#{1,6} |> |[-*] )/gm, '')
    .replace(/(\*\*|__|`)(?=\S)([^\n]{0,400}?\S)\1/g, '$2')
    .replace(/^\*([^*\n]+)\*$/gm, '$1')
    .replace(/^-{3,}$/gm, '')
    .replace(/\[([^[\]\n]{1,400})\]\([^()\s]{1,400}\)/g, '$1')
