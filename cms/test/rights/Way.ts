import type { Actor } from './actors';
import type { Office, Reply } from './Office';
import type { Preparation, Resource, Snapshot, Subject } from './resources';

/** Who tries what. */
export interface Attempt {
  office: Office;
  actor: Actor;
  on: Resource;
  subject: Subject;
}

/** What came of an attempt. */
export interface Outcome {
  before: Snapshot;
  after: Snapshot;
  reply: Reply;
  subject: Subject;
  on: Resource;
  office: Office;
  actor: Actor;
}

/** One of the ways to ask for an operation. */
export interface Way extends Partial<Preparation> {
  /** As the documentation prints it. */
  how: string;
  ask: (attempt: Attempt) => Promise<Reply>;
  /** Whether it happened, where that shows otherwise than for the other ways. */
  did?: (outcome: Outcome) => boolean;
  /** Whether the answer is one to somebody who may not; a status of 400 or more unless said. */
  refused?: (reply: Reply) => boolean;
  /** Whether the queue of jobs may look otherwise afterwards, as where a job has failed. */
  leavesJobs?: boolean;
}
