import { createContext } from 'react-router'

/** What the browser must know of this install. */
export interface Settings {
	/** The address visitors know, without a closing slash. */
	siteUrl: string
	apiBase: string
	imageBase: string
	geoUrl: string
	/** How long the server keeps what the privacy page names; 0 is for ever. */
	keepVisitorDays: number
	keepMemberDays: number
	/** There for somebody of the staff who looks at what is not published yet. */
	pratinjau?: true
}

export const settingsContext = createContext<Settings>()

let settings: Settings = {
	siteUrl: '',
	apiBase: '/api',
	imageBase: '',
	geoUrl: '',
	keepVisitorDays: 0,
	keepMemberDays: 0,
}

/** Called once, when the first page comes to life. */
export const rememberSettings = (known: Settings) => {
	settings = known
}

export const clientSettings = () => settings
