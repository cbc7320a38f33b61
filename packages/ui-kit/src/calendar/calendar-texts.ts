/** Texts of a calendar. Names of months and weekdays come from `Intl`. */
export interface CalendarTexts {
  /** Accessible name of both arrows: "Months". */
  months: string;
  /** "Previous month" */
  previousMonth: string;
  /** "Next month" */
  nextMonth: string;
  /** Announced after today's date: "today". */
  today: string;
}
