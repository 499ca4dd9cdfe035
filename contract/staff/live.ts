import { defineCall } from '../call.ts'
import { noJson } from './responses.ts'

export const openPeristiwa = defineCall('GET /v1/staf/peristiwa', 'masuk', {
	summary: 'Tells open pages which lists have changed, as server-sent events',
	isBackground: true,
	response: noJson,
})
