/*
 * Preloaded into a program, writes down what a disk is told of the files in one folder (DISK_FOLDER), in order, in another file
 * (DISK_TRACE); disk.ts reads it. A sync takes as long as DISK_SYNC_MS says, and does nothing else: files are as they would be
 * while the machine runs, and the trace says what would be left if it stopped.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

/* The function that stands behind ours. */
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int trace = -1;
static int sync_ms;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("DISK_TRACE"), *ms = getenv("DISK_SYNC_MS");
  folder = getenv("DISK_FOLDER");
  sync_ms = ms ? atoi(ms) : 0;
  if (path && folder) trace = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* Nothing is a change that happens elsewhere, or to the memory that SQLite shares between processes. */
static int is_watched(const char *path) {
  size_t length = folder ? strlen(folder) : 0;
  if (trace < 0 || strncmp(path, folder, length) || (path[length] && path[length] != '/')) return 0;
  size_t end = strlen(path);
  return end < 4 || strcmp(path + end - 4, "-shm");
}
static int is_open_in_folder(int fd, char path[PATH_MAX]) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int before = errno;
  ssize_t length = trace < 0 ? -1 : readlink(link, path, PATH_MAX - 1);
  errno = before;
  if (length < 0) return 0;
  path[length] = 0;
  return is_watched(path);
}

/* A line with what happened, two numbers and the length of the path; then the path and the bytes. */
static void tell(const char *what, long long a, long long b, const char *path, const void *bytes, size_t length) {
  char line[96];
  int before = errno;
  int written = snprintf(line, sizeof line, "%s %lld %lld %zu\n", what, a, b, strlen(path));
  struct iovec parts[] = {{line, written}, {(void *)path, strlen(path)}, {(void *)bytes, length}};
  ssize_t wanted = written + strlen(path) + length;
  if (REAL(writev)(trace, parts, 3) != wanted) abort();
  errno = before;
}

static int opened(int fd, int flags) {
  char path[PATH_MAX];
  if (fd >= 0 && flags & (O_CREAT | O_TRUNC) && is_open_in_folder(fd, path)) {
    pthread_mutex_lock(&order);
    if (flags & O_CREAT) tell("create", 0, 0, path, "", 0);
    if (flags & O_TRUNC) tell("truncate", 0, 0, path, "", 0);
    pthread_mutex_unlock(&order);
  }
  return fd;
}
#define OPENING(name)                                         \
  int name(const char *path, int flags, ...) {                \
    va_list rest;                                             \
    va_start(rest, flags);                                    \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                             \
    return opened(REAL(name)(path, flags, mode), flags);      \
  }
OPENING(open)
OPENING(open64)

/* What is written and what is told of it stay together. */
#define IN_ORDER(type, fd, call, telling)        \
  char path[PATH_MAX];                           \
  if (!is_open_in_folder(fd, path)) return call; \
  pthread_mutex_lock(&order);                    \
  type done = call;                              \
  if (done >= 0) telling;                        \
  pthread_mutex_unlock(&order);                  \
  return done;

ssize_t write(int fd, const void *bytes, size_t length) {
  IN_ORDER(ssize_t, fd, REAL(write)(fd, bytes, length), tell("write", lseek(fd, 0, SEEK_CUR) - done, done, path, bytes, done))
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
  IN_ORDER(ssize_t, fd, REAL(pwrite)(fd, bytes, length, at), tell("write", at, done, path, bytes, done))
}
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  IN_ORDER(ssize_t, fd, REAL(pwrite64)(fd, bytes, length, at), tell("write", at, done, path, bytes, done))
}
/* In pieces: what was written of each is known then. */
ssize_t writev(int fd, const struct iovec *parts, int count) {
  char path[PATH_MAX];
  if (!is_open_in_folder(fd, path)) return REAL(writev)(fd, parts, count);
  ssize_t all = 0;
  for (int n = 0; n < count; n++) {
    ssize_t done = write(fd, parts[n].iov_base, parts[n].iov_len);
    if (done < 0) return all ? all : -1;
    all += done;
    if ((size_t)done < parts[n].iov_len) break;
  }
  return all;
}
int ftruncate(int fd, off_t size) { IN_ORDER(int, fd, REAL(ftruncate)(fd, size), tell("truncate", size, 0, path, "", 0)) }
int ftruncate64(int fd, off64_t size) { IN_ORDER(int, fd, REAL(ftruncate64)(fd, size), tell("truncate", size, 0, path, "", 0)) }

/* A sync keeps what was written before it began, and that is certain when it has ended. */
static int synced(int fd) {
  static long long syncs;
  char path[PATH_MAX];
  if (!is_open_in_folder(fd, path)) return 0;
  pthread_mutex_lock(&order);
  long long number = ++syncs;
  tell("sync", number, 0, path, "", 0);
  pthread_mutex_unlock(&order);
  usleep(sync_ms * 1000);
  pthread_mutex_lock(&order);
  tell("synced", number, 0, path, "", 0);
  pthread_mutex_unlock(&order);
  return 1;
}
int fsync(int fd) { return synced(fd) ? 0 : REAL(fsync)(fd); }
int fdatasync(int fd) { return synced(fd) ? 0 : REAL(fdatasync)(fd); }

int unlink(const char *name) {
  char path[PATH_MAX];
  if (!realpath(name, path) || !is_watched(path)) return REAL(unlink)(name);
  pthread_mutex_lock(&order);
  int done = REAL(unlink)(name);
  if (done == 0) tell("remove", 0, 0, path, "", 0);
  pthread_mutex_unlock(&order);
  return done;
}
int rename(const char *name, const char *to) {
  char path[PATH_MAX], new_path[PATH_MAX];
  if (!realpath(name, path) || !is_watched(path)) return REAL(rename)(name, to);
  pthread_mutex_lock(&order);
  int done = REAL(rename)(name, to);
  if (done == 0 && realpath(to, new_path)) tell("rename", 0, strlen(new_path), path, new_path, strlen(new_path));
  pthread_mutex_unlock(&order);
  return done;
}
