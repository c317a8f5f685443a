/** How the embedded PostgreSQL runs: safe against power cuts, reachable from this machine's shop only, small. */
import type { Programs } from './programs.ts';

type ListenAddress = { socketFolder: string | null; port: number };

export function serverSettings({ socketFolder, port }: ListenAddress, { major }: Pick<Programs, 'major'>): string[] {
  const settings = {
    // Who may speak to it: a folder nobody else can enter, or on Windows this machine with a password.
    listen_addresses: socketFolder === null ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
    port,
    cluster_name: 'kudde',
    // What was answered is on the disk. Said here so that no file can say otherwise.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Several processes, each with a few of its own, and commands beside them. What is not used costs next to nothing.
    max_connections: 100,
    // A small machine: a shop of this size asks for little at once.
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '128MB',
    huge_pages: 'off',
    jit: 'off',
    max_worker_processes: 2,
    max_parallel_workers: 0,
    max_parallel_workers_per_gather: 0,
    autovacuum_max_workers: 1,
    // Nobody copies its log, which is therefore short.
    wal_level: 'minimal',
    max_wal_senders: 0,
    min_wal_size: '32MB',
    max_wal_size: '192MB',
    // A log without what visitors said: values stand in details and statements.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(major >= 18 && { io_method: 'sync' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
