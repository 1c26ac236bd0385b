// Runs a program and ends only after everything that the program started has ended.
//
//   Supervisor PARENT PROGRAM ARGUMENTS…
//
// All processes are killed on SIGTERM and when PARENT, the process that started this one, ends for
// any reason. Orphans become children of this process, so a daemon can't escape. The program
// inherits the standard streams. The supervisor ends in the same way as the program.

#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Returns the parent of a process; 0 if the process has ended.
static pid_t parent_of(const char *process) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%.20s/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  text[length < 0 ? 0 : length] = 0;
  // The program's name precedes the fields and can contain parentheses.
  char *name_end = strrchr(text, ')');
  int parent = 0;
  return name_end && sscanf(name_end + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

static void kill_children(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return;
  for (struct dirent *entry; (entry = readdir(processes));) {
    if (!isdigit((unsigned char)entry->d_name[0]) || parent_of(entry->d_name) != getpid()) continue;
    pid_t child = atoi(entry->d_name);
    // A process that starts others faster than they can be found shares a group with them.
    pid_t group = getpgid(child);
    if (group > 1 && group != getpgrp()) kill(-group, SIGKILL);
    kill(child, SIGKILL);
  }
  closedir(processes);
}

// Killing a child makes its children children of this process.
static void end_children(void) {
  for (int round = 0; round < 10000; round++) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    usleep(1000);
  }
}

static void end_by(int number) {
  // The program has already written its core file.
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  sigset_t none;
  sigemptyset(&none);
  signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  raise(number);
  _exit(128 + number);
}

int main(int count, char **words) {
  if (count < 3) return 127;
  pid_t parent = atoi(words[1]);
  int parent_ends = syscall(SYS_pidfd_open, parent, 0);
  if (parent_ends < 0 || getppid() != parent) return 127;
  if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)) return 127;
  sigset_t watched, before;
  sigemptyset(&watched);
  sigaddset(&watched, SIGCHLD);
  sigaddset(&watched, SIGTERM);
  sigprocmask(SIG_BLOCK, &watched, &before);
  int signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
  pid_t self = getpid();
  pid_t program = fork();
  if (signals < 0 || program < 0) return 127;
  if (program == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != self) _exit(127);
    setsid();
    sigprocmask(SIG_SETMASK, &before, NULL);
    execv(words[2], words + 2);
    perror(words[2]);
    _exit(127);
  }
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing >= 0) dup2(nothing, 0);
  int status = 0;
  for (bool ended = false; !ended;) {
    struct pollfd polls[] = {
      {.fd = parent_ends, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
    if (poll(polls, 2, -1) < 0) continue;
    bool must_end = polls[0].revents;
    struct signalfd_siginfo info;
    while (read(signals, &info, sizeof info) > 0) must_end |= info.ssi_signo == SIGTERM;
    if (must_end) {
      end_children();
      end_by(SIGKILL);
    }
    int state;
    for (pid_t child; (child = waitpid(-1, &state, WNOHANG)) > 0;) {
      if (child == program) {
        status = state;
        ended = true;
      }
    }
  }
  end_children();
  if (WIFSIGNALED(status)) end_by(WTERMSIG(status));
  return WEXITSTATUS(status);
}
