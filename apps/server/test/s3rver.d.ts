declare module '@20minutes/s3rver' {
  /** A server that speaks the protocol of S3, for tests. Its access key and its secret are both `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      allowMismatchedSignatures: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
