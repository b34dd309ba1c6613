/** A request as both servers, plain Node and Next, pass it to the handlers. */
export interface HttpRequest {
  request: Request;
  /** Address of the peer that opened the connection, then the addresses in X-Forwarded-For. */
  peers: readonly string[];
}
