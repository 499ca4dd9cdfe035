import { z } from 'zod'
import { defineCall } from '../call.ts'
import { noJson } from './responses.ts'

// Links lead here, hence GET.

/** The server makes one for each kind of content that is published, with the permission of that kind. */
export const beginPreview = defineCall('GET /v1/staf/{sumber}/{id}/pratinjau', {
	audience: { staff: 'masuk' },
	summary: 'Redirects to the page of an unpublished row and lets only this browser see it',
	params: z.object({ sumber: z.string(), id: z.string() }),
	response: noJson,
})

export const endPreview = defineCall('GET /v1/staf/pratinjau/selesai', {
	audience: { staff: 'masuk' },
	summary: 'Ends the preview and redirects to the home page',
	response: noJson,
})
