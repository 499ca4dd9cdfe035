import { createContext } from 'react-router'

/** What the browser must know of this install. */
export interface Settings {
	/** The address visitors know, without a closing slash. */
	siteUrl: string
	apiBase: string
	imageBase: string
	geoUrl: string
}

export const settingsContext = createContext<Settings>()

let settings: Settings = { siteUrl: '', apiBase: '/api', imageBase: '', geoUrl: '' }

/** Called once, when the first page comes to life. */
export const rememberSettings = (known: Settings) => {
	settings = known
}

export const clientSettings = () => settings
