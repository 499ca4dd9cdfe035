export const layananColumns = ['id', 'nama', 'uri', 'foto', 'noTelp', 'noTelpType', 'ringkasan'] as const
