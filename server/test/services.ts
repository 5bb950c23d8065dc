/** PostgreSQL and Redis for the tests that want them; started when the first one asks. */
export const hasServices = process.platform === 'linux' || process.env.TEST_POSTGRES !== undefined;

export async function services(): Promise<{ postgres: string; redis: string }> {
  const answer = await fetch(process.env.TEST_SERVICES!);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { postgres: string; redis: string };
}
