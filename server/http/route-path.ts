import type { AnyCall } from '../../contract/call.ts'

/** `/v1/public/dokter/detail/{id}` → `/v1/public/dokter/detail/:id`; a trailing slash makes no difference. */
export const routePath = (call: AnyCall) => call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
