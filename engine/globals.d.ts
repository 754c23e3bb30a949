// Of what every runtime has besides the language, the engine uses only the two that turn text into bytes and back.
declare class TextEncoder {
  encode(text: string): Uint8Array
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}
