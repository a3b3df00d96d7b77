import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Calls go to each in turn; one that refuses the connection is passed over. A call that was sent is sent to no other one: only
 * its caller knows whether a key makes that safe. A connection that a fault of the simulator breaks is broken to the caller
 * too, and says nothing about the platform, which is never out of the round: while the other one starts, there is no more.
 */
export function configuration(folder: string, port: number, platforms: readonly number[]): string {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
      upstream platforms {
        ${platforms.map((each) => `server 127.0.0.1:${String(each)} max_fails=0;`).join('\n')}
      }
      server {
        listen 127.0.0.1:${String(port)};
        client_max_body_size 11m;
        location / {
          proxy_pass http://platforms;
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection $connection_upgrade;
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_read_timeout 5m;
          error_page 502 504 = @broken;
        }
        location @broken { return 444; }
      }
    }`;
}

export interface Balancer {
  readonly stop: () => Promise<void>;
}

export function startBalancer(program: string, port: number, platforms: readonly number[]): Balancer {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-balancer-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, platforms));
  const child: ChildProcess = spawn(program, ['-c', file, '-p', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      const force = setTimeout(() => child.kill('SIGKILL'), 2_000);
      await ended;
      clearTimeout(force);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
