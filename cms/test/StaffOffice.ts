import type { TestCms } from './cms';
import { mailsTo, resetTokenTo } from './mailsTo';
import { StaffClient } from './StaffClient';

/** An administrator who adds members of the staff. */
export class StaffOffice {
  private readonly names = new Map<string, number>();

  private constructor(
    private readonly cms: TestCms,
    readonly administrator: StaffClient,
  ) {}

  static open = async (cms: TestCms): Promise<StaffOffice> =>
    new StaffOffice(cms, await StaffClient.withRole(cms));

  async member(name: string, role = 'editor'): Promise<StaffClient> {
    const person = new StaffClient(this.cms.rest, name);
    const { email, password } = person;
    const data = { email, password, role, name };
    const created = await this.administrator.send('POST', '/users', data);
    expect(created.status).toBe(201);
    this.names.set(email, (created.body.doc as { id: number }).id);
    return person;
  }

  idOf = ({ email }: StaffClient): string => String(this.names.get(email));

  /** Requests a new password for a person, and returns the code of the mail. */
  async resetToken({ email }: StaffClient): Promise<string> {
    const stranger = new StaffClient(this.cms.rest);
    const before = await mailsTo(this.cms, email, 0);
    expect((await stranger.send('POST', '/users/forgot-password', { email })).status).toBe(200);
    return resetTokenTo(this.cms, email, before.length + 1);
  }
}
