/** A request as the server passes it to the handlers of the public paths. */
export interface HttpRequest {
  request: Request;
  /** Address of the peer that opened the connection, then the addresses in X-Forwarded-For. */
  peers: readonly string[];
}
