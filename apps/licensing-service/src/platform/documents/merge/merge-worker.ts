import { parentPort } from 'node:worker_threads';
import type { MergeTask } from './merge-values.ts';
import { runMerge } from './run-merge.ts';

parentPort?.on('message', (task: MergeTask) => void runMerge(task).then((answer) => parentPort?.postMessage(answer)));
parentPort?.postMessage('ready');
