import { downloadFile } from '../browser/download-file.ts'

export const downloadCalendarFile = (name: string, text: string) =>
	downloadFile(name, 'text/calendar;charset=utf-8', text)
