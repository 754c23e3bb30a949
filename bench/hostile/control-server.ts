import { createServer } from 'node:http'

// Answers without any work: what it keeps silent for, the machine does.
createServer((_, response) => response.end('ok')).listen(Number(process.argv[2]), '127.0.0.1')
