import type { Actor } from './actors';
import type { RightsClient, Reply } from './RightsClient';
import type { Preparation, Resource, Snapshot, Subject } from './resources';

/** An attempt of an actor on a resource. */
export interface Attempt {
  client: RightsClient;
  actor: Actor;
  on: Resource;
  subject: Subject;
}

/** The result of an attempt. */
export interface Outcome {
  before: Snapshot;
  after: Snapshot;
  reply: Reply;
  subject: Subject;
  on: Resource;
  client: RightsClient;
  actor: Actor;
}

/** One way to request an operation. */
export interface Way extends Partial<Preparation> {
  /** The text in the documentation. */
  how: string;
  send: (attempt: Attempt) => Promise<Reply>;
  /** Whether the operation was performed, if it differs from `did` of the right. */
  did?: (outcome: Outcome) => boolean;
  /** Whether the answer is a refusal; by default a status of 400 or more. */
  refused?: (reply: Reply) => boolean;
  /** Whether the queue of jobs may differ afterwards, for example after a failed job. */
  leavesJobs?: boolean;
}
