import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { useGuide } from './use-guide.ts'

/** A hospital has no setting without a name. */
export function AfterIdentitas({ children }: { children: ReactNode }) {
	const { panduan } = useGuide()
	const isNamed = panduan.langkah.some(({ langkah, keadaan }) => langkah === 'identitas' && keadaan !== 'belum')
	return isNamed ? children : <Alert severity="info">Isi nama rumah sakit di langkah Identitas lebih dulu.</Alert>
}
