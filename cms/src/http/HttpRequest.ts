/** A request as both servers, plain Node and Next, hand it over. */
export interface HttpRequest {
  request: Request;
  /** Address of whoever opened the connection, and of those that proxies speak for. */
  peers: readonly string[];
}
