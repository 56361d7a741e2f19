import * as z from 'zod/mini'

// The content security policy forbids eval. Schemas decide when they are made, so this is the first import of all.
z.config({ jitless: true })
