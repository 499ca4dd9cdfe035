import type { WebSetting } from '../../../contract/web/web.ts'

/** The service that the browser asks for the visitor's place; empty where the hospital has chosen another way. */
export const placeLookUp = (setting: WebSetting | null | undefined, geoUrl: string): string =>
	(setting?.tempatPengunjung ?? 'browser') === 'browser' ? geoUrl : ''
