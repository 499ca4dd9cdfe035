import { createContext } from 'react-router'

/** The settings of this installation that the browser needs. */
export interface Settings {
	/** The public address, without a trailing slash. */
	siteUrl: string
	geoUrl: string
	/** How long data is stored, for the privacy page; 0 means for ever. */
	keepVisitorDays: number
	keepMemberDays: number
	/** Whether the browser registers the service worker. */
	serviceWorker: boolean
	/** The emergency room, for a page whose other data could not be read. */
	igd?: { noTelp: string; to: string }
	/** Set when a member of the staff previews unpublished content. */
	pratinjau?: true
}

export const settingsContext = createContext<Settings>()
