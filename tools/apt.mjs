import { spawnSync } from 'node:child_process';

/** Installs Debian's packages, if this is such a machine and we may; whoever needs them looks whether they are there. */
export function aptInstall(...packages) {
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // At this runlevel no package starts a service of its own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (install().status !== 0) {
    apt('update');
    install();
  }
}
