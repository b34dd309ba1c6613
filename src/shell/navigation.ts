export { RouteAnnouncer } from './RouteAnnouncer';
export { RouteProgress } from './RouteProgress';
