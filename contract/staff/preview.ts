import { defineCall } from '../call.ts'
import { noJson } from './responses.ts'

// Links lead here, hence GET.

/** The server makes one for each kind of content that is published, with the permission of that kind. */
export const beginPreview = defineCall('GET /v1/staf/{sumber}/{id}/pratinjau', 'masuk', {
	summary: 'Redirects to the page of an unpublished row and lets only this browser see it',
	response: noJson,
})

export const endPreview = defineCall('GET /v1/staf/pratinjau/selesai', 'masuk', {
	summary: 'Ends the preview and redirects to the home page',
	response: noJson,
})
