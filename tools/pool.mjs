/** Hands jobs to workers one at a time; a worker answers every message with one. `take` gets each answer as it comes. */
export async function pool(makeWorker, count, jobs, take) {
  const left = [...jobs];
  const workers = Array.from({ length: Math.min(count, left.length) }, makeWorker);
  try {
    await Promise.all(workers.map((worker) => serve(worker, left, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
const serve = (worker, left, take) =>
  new Promise((resolve, reject) => {
    let job;
    const next = () => {
      job = left.shift();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('error', reject);
    worker.on('message', (answer) => {
      take(answer, job);
      next();
    });
    next();
  });
