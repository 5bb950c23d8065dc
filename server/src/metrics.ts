/** What is measured while the server runs, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  answers: Counter;
  answerSeconds: Histogram;
  refusals: Counter<'why'>;
  cut: Counter<'why'>;
  failures: Counter<'what'>;
  degraded: Gauge<'what'>;
  degradations: Counter<'what'>;
  pushes: Counter<'how'>;
  text(): Promise<string>;
}
export function metrics(read: { connections(): number; tables(): number; waiting(): number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'peerless_connections', help: 'Sockets open', registers, collect: gauge(read.connections) });
  new Gauge({ name: 'peerless_tables', help: 'Tables in memory', registers, collect: gauge(read.tables) });
  new Gauge({
    name: 'peerless_waiting',
    help: 'Computer players that wait for their turn to think',
    registers,
    collect: gauge(read.waiting),
  });
  return {
    answers: new Counter({ name: 'peerless_answers_total', help: 'Answers written', registers }),
    answerSeconds: new Histogram({
      name: 'peerless_answer_seconds',
      help: 'From an answer received to everyone told',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    refusals: new Counter({ name: 'peerless_refusals_total', help: 'Messages refused', labelNames: ['why'], registers }),
    cut: new Counter({ name: 'peerless_cut_total', help: 'Connections cut', labelNames: ['why'], registers }),
    pushes: new Counter({
      name: 'peerless_pushes_total',
      help: 'What was told to those who are away',
      labelNames: ['how'],
      registers,
    }),
    failures: new Counter({ name: 'peerless_failures_total', help: 'What could not be done', labelNames: ['what'], registers }),
    degraded: new Gauge({ name: 'peerless_degraded', help: 'What helps and is away now', labelNames: ['what'], registers }),
    degradations: new Counter({ name: 'peerless_degradations_total', help: 'How often it was lost', labelNames: ['what'], registers }),
    text: () => registry.metrics(),
  };
}
const gauge = (read: () => number) =>
  function (this: Gauge): void {
    this.set(read());
  };
