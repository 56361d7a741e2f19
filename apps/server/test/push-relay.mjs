// Loaded before a server of a test (`--import`): whatever host it calls over TLS, a receiver of the test answers.
import https from 'node:https'
import { connect } from 'node:net'

const port = Number(process.env['PUSH_RECEIVER_PORT'])
https.Agent.prototype.createConnection = () => connect(port, '127.0.0.1')
