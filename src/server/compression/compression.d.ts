/** The part of the package that compressResponse.ts uses. Its published types need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  function compression(options: {
    brotli: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  namespace compression {
    /** Whether the type of the response's content becomes smaller by compression. */
    function filter(request: IncomingMessage, response: ServerResponse): boolean;
  }

  export default compression;
}
